// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "TableDSL",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .library(name: "TableDSL", targets: ["TableDSL"]),
        .library(name: "Renderers", targets: ["Renderers"]),
        .executable(name: "dsl-demo", targets: ["dsl-demo"]),
    ],
    targets: [
        .target(name: "TableDSL", swiftSettings: settings),
        .target(name: "Renderers", dependencies: ["TableDSL"], swiftSettings: settings),
        .executableTarget(
            name: "dsl-demo",
            dependencies: ["TableDSL", "Renderers"],
            resources: [.copy("Data")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "table-bench",
            dependencies: ["TableDSL", "Renderers"],
            path: "Tests/Benchmarks",
            swiftSettings: settings
        ),
        .testTarget(name: "TableDSLTests", dependencies: ["TableDSL"], swiftSettings: settings),
        .testTarget(
            name: "RenderersTests",
            dependencies: ["TableDSL", "Renderers"],
            exclude: ["Text/widths.tsv", "Text/cells.tsv", "Text/emoji.tsv", "Golden", "Foreign"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DemoTests",
            dependencies: ["TableDSL", "Renderers", "dsl-demo"],
            swiftSettings: settings
        ),
    ]
)
