// The thread of explainer.mjs: an engine of its own, which lays out and explains.
import { Engine } from './engine.mjs'

let engine

onmessage = ({ data: { module, text, window } }) => {
  engine ??= new Engine(module)
  try {
    postMessage({ answer: engine.solve(text, { ...window, explainsAll: true }) })
  } catch (error) {
    postMessage({ error: error.message })
  }
}
