// The engine of the page: Purlin's own Swift code as WebAssembly. Nothing is laid out or read here.

/// What the engine cannot do: it ended without an answer. The next question has a new one.
export class EngineFailure extends Error {}

export class Engine {
  #module
  #exports

  /// Loads the engine from the bytes of purlin.wasm.
  static async load(bytes) { return new Engine(await WebAssembly.compile(bytes)) }

  /// Creates an engine from a compiled module.
  constructor(module) {
    this.#module = module
    this.#start()
  }

  /// The compiled module, for an engine in another thread.
  get module() { return this.#module }

  #start() {
    this.#exports = new WebAssembly.Instance(this.#module, {}).exports
  }

  /// Explains a console log as the command does; returns its text.
  explain(bytes) { return this.#ask('explain', bytes) }

  /// Reads a log, a storyboard or a xib: an object whose `kind` is log, document or error.
  readFile(name, bytes) {
    const title = new TextEncoder().encode(name.replaceAll('\n', ' ') + '\n')
    const all = new Uint8Array(title.length + bytes.length)
    all.set(title)
    all.set(bytes, title.length)
    return JSON.parse(this.#ask('readFile', all))
  }

  /// Lays out the views of a sketch: frames, what is ambiguous, what is broken and why. A large conflict
  /// takes seconds to explain, so it is explained only with `explainsAll`.
  /// `margins` and `safe` are [top, left, bottom, right]; `sizes` has [width, height] by the view's name; with a
  /// `notation`, the answer has the layout in it as `code`.
  solve(text, { width, height, direction = 'ltr', margin = 8, margins, safe, scale, sizes = {}, notation,
    explainsAll = false }) {
    const words = [width, height, direction, margin]
    if (margins) words.push(`margins=${margins}`)
    if (safe) words.push(`safe=${safe}`)
    if (scale) words.push(`scale=${scale}`)
    for (const [name, size] of Object.entries(sizes)) {
      if (!/[\s=]/.test(name)) words.push(`size:${name}=${size}`)
    }
    if (notation) words.push(`notation=${notation}`)
    if (explainsAll) words.push('all')
    const input = `${words.join(' ')}\n${text}`
    return JSON.parse(this.#ask('solveSketch', new TextEncoder().encode(input)))
  }

  #ask(question, bytes) {
    const engine = this.#exports
    try {
      const place = engine.allocate(bytes.length)
      new Uint8Array(engine.memory.buffer).set(bytes, place)
      engine[question](place, bytes.length)
      engine.release(place)
      const length = engine.answerLength()
      const answer = engine.allocate(length)
      engine.readAnswer(answer)
      const text = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer, length))
      engine.release(answer)
      return text
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error
      this.#start() // its memory is not to be trusted any more
      throw new EngineFailure('the engine ended without an answer', { cause: error })
    }
  }
}
