internal import Foundation
package import InterfaceBuilder

// What an app's declarations and files say about one of its documents.
extension AppWindows {
  /// What Xcode names the launch screen of a new app; a storyboard of this name need not say that it is one.
  private static let launchScreenName = "LaunchScreen"

  /// Returns the document as a launch screen if its name, or the app's Info.plist, says that it is one.
  package func marked(_ document: InterfaceDocument, at file: String) -> InterfaceDocument {
    let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    return name.map([Self.launchScreenName, launchScreen].contains) == true
      ? document.asLaunchScreen : document
  }

  /// Limits the windows to those of one idiom for a document of which UIKit or the app shows another on the other idiom.
  ///
  /// UIKit loads `Login~ipad.xib` on iPad only. Code chooses between `Login-iPhone.xib` and `Login-iPad.xib`, or between
  /// `Login.xib` and `Login-iPad.xib`, if both are there.
  package mutating func limit(toIdiomOf document: String) {
    let path = FolderIndex.absolute(document) as NSString
    let (stem, type) = ((path.deletingPathExtension as NSString), path.pathExtension)
    let name = stem.lastPathComponent
    let folder = stem.deletingLastPathComponent as NSString
    func exists(_ name: String, _ family: Int?) -> Bool {
      let names = family.map { family in
        Self.separators.flatMap { separator in
          (Self.idioms[family] ?? []).filter { !separator.isEmpty || $0.hasPrefix("iP") }
            .map { name + separator + $0 }
        }
      }
      return (names ?? [name]).contains {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("\($0).\(type)"))
      }
    }
    guard let (base, own) = Self.parts(of: name) else {
      if exists(name, 2) { idiom = 1 }
      return
    }
    if name.hasPrefix(base + "~") || exists(base, own == 1 ? 2 : 1)
      || own == 2 && exists(base, nil)
    {
      idiom = own
    }
  }

  private static let separators = ["~", "-", "_", ""]
  /// How names spell the device families.
  private static let idioms = [1: ["iphone", "iPhone"], 2: ["ipad", "iPad"]]

  /// Returns the name without the word for a device family at its end, and the family.
  private static func parts(of name: String) -> (base: String, family: Int)? {
    for (family, words) in idioms {
      for word in words where name.hasSuffix(word) {
        let base = String(name.dropLast(word.count))
        let separator = separators.first { !$0.isEmpty && base.hasSuffix($0) } ?? ""
        guard !separator.isEmpty || word.hasPrefix("iP"), base.count > separator.count else {
          continue
        }
        return (String(base.dropLast(separator.count)), family)
      }
    }
    return nil
  }
}
