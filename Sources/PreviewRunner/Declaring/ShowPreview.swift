public import HeadlessUIKit

/// Shows a view; what `#Preview` becomes.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The size.
///   - body: Makes the view; called once for each picture.
@MainActor
public func showPreview(
  _ name: String? = nil, traits: PreviewTrait..., body: @escaping @MainActor () -> UIView
) {
  DeclaredPreview.last = DeclaredPreview(name: name, traits: traits, make: body)
}

/// Shows a view controller; what `#Preview` becomes.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The size.
///   - body: Makes the view controller; called once for each picture.
@MainActor
public func showPreview(
  _ name: String? = nil, traits: PreviewTrait...,
  body: @escaping @MainActor () -> UIViewController
) {
  DeclaredPreview.last = DeclaredPreview(name: name, traits: traits, make: body)
}

/// A preview as the sources declare it.
@MainActor
struct DeclaredPreview {
  let name: String?
  let traits: [PreviewTrait]
  let make: @MainActor () -> UIResponder

  /// The preview that was declared last.
  static var last: DeclaredPreview?
}

extension DeclaredPreview {
  /// A scene of a storyboard in the main bundle.
  init(_ scene: SceneSymbol) {
    if !scene.isWithoutClasses { PreviewedModule.note(named: "App") }
    let storyboard = UIStoryboard(name: scene.storyboard, bundle: nil)
    self.init(name: nil, traits: []) { storyboard.controller(withID: scene.controller) }
  }
}
