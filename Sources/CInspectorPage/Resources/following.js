// What happens outside of the page: files that are dropped on it, code and documents that others change.

/** Answers files that are dropped, which the page cannot read. */
function answerDrops(tell, isServed) {
  const hasFiles = (event) => [...event.dataTransfer?.types ?? []].includes('Files')
  addEventListener('dragover', (event) => { if (hasFiles(event)) event.preventDefault() })
  addEventListener('drop', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    const names = [...event.dataTransfer.files].map(({ name }) => name).join(', ').slice(0, 200)
    const isLog = /\.(log|txt|text|crash)$/i.test(names)
    tell(isLog ? `This page does not read logs: run 'purlin explain ${names}' for ${names}.`
      : `This page shows the documents that it was made of: run 'purlin inspect ${names} ${
        isServed ? '--serve' : '-o page.html'}' for ${names}.`)
  })
}

/** Loads the page anew when the command has compiled code that was saved. */
function followCode(revision, tell) {
  let misses = 0
  setInterval(async () => {
    try {
      const { version } = await (await fetch('state')).json()
      misses = 0
      if (version !== revision) location.reload()
    } catch {
      misses += 1
      if (misses === 12) tell('The command does not answer; it has perhaps ended.')
    }
  }, 250)
}

/** Loads the page anew when the command has read documents that others have changed, and shows what became of files. */
function followDocuments(revision, editor, notices) {
  let isAsking = false
  let misses = 0
  const follow = async () => {
    if (isAsking) return
    isAsking = true
    try {
      const { version, documents } = await (await fetch('state')).json()
      misses = 0
      if (version !== revision) location.reload()
      editor.follow(documents)
      notices.show(documents)
    } catch {
      misses += 1
      if (misses > 2) notices.showLost()
    }
    isAsking = false
  }
  follow()
  setInterval(follow, 1000)
}
