internal import AutoLayout
internal import CCrashReport
internal import Foundation
internal import HeadlessUIKit
internal import LayoutAudit
internal import SourceLocations

/// The process in which the code of previews runs.
///
/// Its arguments are a ``PreviewRequest`` as JSON and the descriptor for its ``PreviewEvent``s. The code can crash,
/// end the process or never return; the parent observes that, and reads where the code was.
public enum PreviewProcess {
  /// A function that each compiled module has.
  private static let module = "purlin_module"
  /// A function that makes the app's delegate; a module has it if its code asks for the delegate.
  private static let delegate = "purlin_delegate"
  /// A function that launches the app; a module has it if its delegate does something then.
  private static let launch = "purlin_launch"
  /// The greatest size of the code's data, in bytes.
  private static let memoryLimit: rlim_t = 2 << 30

  /// Shows the previews of a request, and ends the process.
  @MainActor
  public static func run(_ arguments: [String]) -> Never {
    guard arguments.count == 3, var descriptor = Int32(arguments[2]),
      let request = try? JSONDecoder().decode(
        PreviewRequest.self, from: Data(arguments[1].utf8))
    else { _exit(64) }
    if descriptor == DeviceProcesses.output { descriptor = DeviceProcesses.takeOutput() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    endWithParent()
    limitResources()
    purlin_report_crashes(descriptor)
    let writer = EventWriter(to: descriptor)
    show(request, writer)
    fflush(nil)
    writer.write(.finished)
    purlin_work_is_done()
    // The code's objects are not destroyed: nothing depends on that.
    _exit(0)
  }

  @MainActor
  private static func show(_ request: PreviewRequest, _ writer: EventWriter) {
    LayoutLog.shared.isMuted = true
    let resources = AppResources(in: request.resources)
    resources.install()
    if let symbolizer = request.symbolizer {
      // Beside the library are the adapted files.
      let folder = URL(fileURLWithPath: request.library).deletingLastPathComponent().path
      CallStackRecorder.begin(with: Symbolizer(symbolizer), generated: folder)
    }
    KeptScreen.beginWatching()
    guard let library = unsafe dlopen(request.library, RTLD_NOW) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "unknown reason"
      return writer.write(.unloadable(reason))
    }
    var layouts: [(PreviewLayout, ShownPreview)] = []
    var (isLocated, hasDelegate) = (false, false)
    var missing = MissingResources()
    for symbol in request.symbols {
      let scene = SceneSymbol(symbol)
      guard let address = unsafe dlsym(library, scene == nil ? symbol : module) else {
        writer.write(.missing(symbol))
        continue
      }
      if !isLocated {
        var base: UInt = 0
        _ = unsafe purlin_image_path(UInt(bitPattern: address), &base)
        writer.write(.loaded(base: base))
        isLocated = true
        // Before the beginning of a preview: what goes wrong here is none of it.
        if request.launchesApp, let launch = unsafe dlsym(library, launch) {
          unsafe call(launch)
          hasDelegate = true
        }
      }
      writer.write(.began(symbol))
      DeclaredPreview.last = nil
      // After the beginning of a preview, so that it carries what goes wrong.
      if !hasDelegate {
        hasDelegate = true
        if let address = unsafe dlsym(library, delegate) { unsafe call(address) }
      }
      if let scene {
        DeclaredPreview.last = DeclaredPreview(scene)
      } else {
        // Xibs name the app's own module, which is another one here.
        PreviewedModule.note(named: "App")
        unsafe call(address)
      }
      guard let declared = DeclaredPreview.last else {
        // The delegate of an app has made no window.
        writer.write(.missing(symbol))
        continue
      }
      let layout = PreviewLayout(symbol, declared, for: request, resources)
      // As in an app, code that runs later on this thread reads the traits of the screen.
      UITraitCollection.current = layout.screen.window.traitCollection
      guard let pictured = try? layout.pictured() else { continue }
      // At once: on another screen or at another size the code can stop.
      if !request.parts.isDisjoint(with: [.findings, .scene]) { writer.write(.shown(pictured)) }
      guard
        let shown = try? layout.completed(pictured, before: { writer.write(.shown($0)) })
      else { continue }
      writer.write(.shown(shown))
      missing.tell(layout.screen, resources)
      layouts.append((layout, shown))
    }
    settle(layouts, request, writer)
  }

  /// Calls a function of the library.
  @MainActor
  private static func call(_ address: UnsafeMutableRawPointer) {
    let function = unsafe unsafeBitCast(address, to: (@convention(c) () -> Void).self)
    function()
  }

  /// Waits for work that the code has begun, and reports the pictures that it changed.
  @MainActor
  private static func settle(
    _ layouts: [(PreviewLayout, ShownPreview)], _ request: PreviewRequest, _ writer: EventWriter
  ) {
    guard request.settlingTime > 0, !layouts.isEmpty else { return }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: request.settlingTime))
    for (layout, before) in layouts {
      layout.screen.layOut()
      guard let after = try? layout.pictured(), after.tree != before.tree else { continue }
      writer.write(.settled(after))
    }
  }

  // MARK: The process

  /// Ends this process when its parent ends, whatever the code is doing: standard input is then closed.
  private static func endWithParent() {
    let line = dup(0)
    let null = unsafe open("/dev/null", O_RDONLY)
    if null >= 0 { dup2(null, 0) }
    let thread = Thread {
      while true {
        var entry = pollfd(fd: line, events: 0, revents: 0)
        if unsafe poll(&entry, 1, -1) > 0, entry.revents != 0 { _exit(1) }
      }
    }
    thread.stackSize = 1 << 16
    thread.start()
  }

  private static func limitResources() {
    var limit = rlimit(rlim_cur: memoryLimit, rlim_max: memoryLimit)
    #if os(Linux)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
    unsafe setrlimit(RLIMIT_DATA, &limit)
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    unsafe setrlimit(RLIMIT_CORE, &limit)
    #endif
  }
}
