// Explains large conflicts of the editor in a thread of their own, so that the page stays responsive.

/// The address of the thread's script; a policy makes it, because the page refuses other addresses.
function address() {
  const own = new URL('explainer-thread.mjs', import.meta.url).href
  return globalThis.trustedTypes
    ? trustedTypes.createPolicy('purlin-thread', { createScriptURL: () => own }).createScriptURL('') : own
}

export class Explainer {
  #module
  #address = address()
  #thread
  #asked

  /// - module: The compiled engine.
  constructor(module) { this.#module = module }

  /// Returns the engine's answer with the explanation, or null if another question came meanwhile.
  ask(text, window) {
    this.stop()
    return new Promise((resolve, reject) => {
      this.#asked = resolve
      this.#thread ??= new Worker(this.#address, { type: 'module' })
      this.#thread.onmessage = ({ data }) => {
        this.#asked = undefined
        if (data.error) reject(new Error(data.error))
        else resolve(data.answer)
      }
      this.#thread.onerror = event => {
        event.preventDefault()
        this.#asked = undefined
        reject(new Error(event.message))
      }
      this.#thread.postMessage({ module: this.#module, text, window })
    })
  }

  /// Ends a question that has no answer yet.
  stop() {
    if (!this.#asked) return
    this.#thread.terminate()
    this.#thread = undefined
    this.#asked(null)
    this.#asked = undefined
  }
}
