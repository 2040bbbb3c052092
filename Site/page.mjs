// The page: loads the engine, then lets files and texts in.
import { Engine, EngineFailure } from './engine.mjs'
import { sampleLog } from './examples.mjs'
import { longestFile, shown, summary } from './files.mjs'
import { packed, unpacked } from './links.mjs'
import { copy, SketchEditor } from './sketch.mjs'

const $ = id => document.getElementById(id)

let engine
try {
  const response = await fetch('purlin.wasm')
  if (!response.ok) throw new Error(`purlin.wasm: ${response.status}`)
  engine = await Engine.load(await response.arrayBuffer())
  $('engine-state').textContent = ''
} catch (error) {
  $('engine-state').textContent = location.protocol === 'file:'
    ? 'The engine cannot be loaded from a file; serve this folder with any web server.'
    : `The engine could not be loaded: ${error.message}`
}

if (engine) {
  new SketchEditor(engine)
  $('explain-text').addEventListener('click', () => explainText())
  $('sample-log').addEventListener('click', () => {
    $('paste').value = sampleLog
    explainText()
  })
  $('open-file').addEventListener('click', () => $('file').click())
  $('file').addEventListener('change', () => {
    readFiles([...$('file').files])
    $('file').value = ''
  })
  $('paste').addEventListener('paste', () => setTimeout(explainText))
  $('copy-log-link').addEventListener('click', copyLogLink)
  addEventListener('hashchange', readLogLink)
  acceptDrops()
  readLogLink()
}

/// The log that is shown, for a link.
let shownLog

/// The greatest length of a link that browsers and mail programs keep.
const longestLink = 60_000

/// The log is packed into the part of the address that browsers do not send.
async function copyLogLink() {
  const link = `${location.href.split('#')[0]}#log=${await packed(shownLog)}`
  if (link.length > longestLink) {
    $('log-link-state').textContent = 'The log is too long for a link; paste only its reports.'
    return
  }
  history.replaceState(null, '', link)
  copy(link, 'log-link-state', 'Copied. The log is in the link itself.', 'The link is in the address bar.')
}

async function readLogLink() {
  if (!location.hash.startsWith('#log=')) return
  try {
    $('paste').value = await unpacked(location.hash.slice('#log='.length))
    explainText()
  } catch {
    $('read-state').textContent = 'The link is damaged; its log cannot be read.'
  }
}

/// A document's text can be pasted as well; it is recognized by its beginning.
function explainText() {
  show('the text', new TextEncoder().encode($('paste').value))
}

function acceptDrops() {
  let depth = 0
  const mark = () => document.body.classList.toggle('dropping', depth > 0)
  const hasFiles = event => [...event.dataTransfer.types].some(type => type === 'Files' || type === 'text/plain')
  addEventListener('dragenter', event => { if (hasFiles(event)) { depth++; mark() } })
  addEventListener('dragleave', event => { if (hasFiles(event)) { depth = Math.max(0, depth - 1); mark() } })
  addEventListener('dragover', event => { if (hasFiles(event)) event.preventDefault() })
  addEventListener('drop', event => {
    depth = 0
    mark()
    const files = [...event.dataTransfer.files]
    const text = event.dataTransfer.getData('text/plain')
    if (files.length > 0) {
      event.preventDefault()
      readFiles(files)
    } else if (text && !event.target.closest('textarea')) {
      event.preventDefault()
      $('paste').value = text
      explainText()
    }
  })
}

/// Shows the files one below the other.
async function readFiles(files) {
  $('answer').replaceChildren()
  for (const [index, file] of files.entries()) {
    if (file.size > longestFile) {
      $('read-state').textContent = `${file.name} has more than ${longestFile >> 20} MB.`
      continue
    }
    $('read-state').textContent = `Reading ${file.name.slice(0, 80)}…`
    try {
      show(file.name, new Uint8Array(await file.arrayBuffer()), { adds: index > 0 })
    } catch (error) {
      $('read-state').textContent = `${file.name.slice(0, 80)}: ${error.message}`
    }
  }
}

function show(name, bytes, { adds = false } = {}) {
  let answer
  try {
    answer = engine.readFile(name, bytes)
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error
    answer = { kind: 'error', message: `${name}: too large or too deep to be read in this page; use the command` }
  }
  if (!adds) $('answer').replaceChildren()
  $('answer').append(...shown(answer, name, bytes))
  shownLog = answer.kind === 'log' && !adds ? bytes : undefined
  $('copy-log-link').hidden = shownLog === undefined
  $('log-link-state').textContent = ''
  $('read-state').textContent = summary(answer, name)
  if (!adds) $('answer').focus({ preventScroll: true })
}
