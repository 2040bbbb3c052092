#if canImport(Glibc)
import AutoLayout
import Foundation
import Testing

@testable import HeadlessUIKit

/// The memory of the objects of which a layout has most, in the blocks of the GNU C library.
@MainActor
@Suite struct ObjectSizeTests {
  /// The results of `malloc_usable_size`, of which Swift imports no declaration: the least, as a block that
  /// was used before can be larger.
  private func size(of objects: [AnyObject]) throws -> Int {
    typealias Size = @convention(c) (_ address: UInt) -> Int
    let symbol = unsafe dlsym(dlopen(nil, RTLD_NOW), "malloc_usable_size")
    try #require(unsafe symbol != nil)
    let size = unsafe unsafeBitCast(symbol, to: Size.self)
    return objects.map { size(UInt(bitPattern: ObjectIdentifier($0))) }.min() ?? 0
  }

  @Test func `views, items and constraints stay small`() throws {
    let views = (0..<200).map { _ in UIView() }
    let constraints = views.map { $0.widthAnchor.constraint(equalToConstant: 10) }
    for (view, constraint) in zip(views, constraints) {
      view.addConstraint(constraint)
      view.layoutIfNeeded()
    }

    #expect(try size(of: views) <= 248)
    #expect(try size(of: (0..<200).map { _ in UILabel() }) <= 408)
    #expect(try size(of: views.map(\.engineItem)) <= 216)
    #expect(try size(of: constraints) <= 104)
    #expect(try size(of: constraints.compactMap(\.engineConstraint)) <= 104)
  }
}
#endif
