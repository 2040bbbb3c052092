public import HeadlessUIKit
public import LayoutGeometry

/// What a runner is asked to show.
public struct PreviewRequest: Codable, Sendable {
  /// A part of the result.
  public enum Part: String, Codable, Sendable {
    /// The picture.
    case picture
    /// The layout as JSON, in the form of `LayoutSnapshot`.
    case snapshot
    /// The findings on several screens.
    case findings
    /// What is found on the first screen, for another runner.
    case screenFindings
    /// With the findings, those at other sizes of the app's windows.
    case sizes
    /// The layout at every size, as JSON, in the form of `InspectedScene`.
    case scene
    /// The views as elements of a document.
    case views
    /// The layouts on all devices, in the other direction and with larger text, as JSON.
    case layouts
  }

  /// The path of the library with the compiled sources.
  public var library: String
  /// The names of the functions that show something.
  public var symbols: [String]
  /// The parts of the result.
  public var parts: Set<Part>
  /// The devices by name; the first is the one of the picture.
  public var devices: [String]
  /// Whether the appearance is dark.
  public var isDark: Bool
  /// Whether leading is at the right.
  public var isRightToLeft: Bool
  /// The text size by its short name, such as `AX3`.
  public var textSize: String?
  /// The folders with the app's asset catalogs and fonts.
  public var resources: [String] = []
  /// The program that finds lines; nil if there is none, and lines are not found.
  public var symbolizer: String?
  /// The rules that determine the size classes of the app's windows.
  public var regime = WindowRegime.iPhoneWindow
  /// The sizes that the app's windows have; empty for those of the regime.
  public var reach: [LayoutSizeRange] = []
  /// Whether the app is launched before, if its delegate does something then.
  public var launchesApp = true
  /// How long asynchronous work is waited for before the last picture, in seconds.
  public var settlingTime: Double

  /// Creates a request.
  public init(
    library: String, symbols: [String], parts: Set<Part>, devices: [String], isDark: Bool = false,
    isRightToLeft: Bool = false, textSize: String? = nil, settlingTime: Double = 0.25
  ) {
    self.library = library
    self.symbols = symbols
    self.parts = parts
    self.devices = devices
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
    self.textSize = textSize
    self.settlingTime = settlingTime
  }
}
