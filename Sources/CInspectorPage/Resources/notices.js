// What has become of the files, on a page that the command serves.

/** Messages about files that others have changed or deleted, with the choices that are left. */
class FileNotices {
  /**
   * @param parent Where the messages stand.
   * @param editor Asks the command.
   */
  constructor(parent, editor) {
    [this.parent, this.editor] = [parent, editor]
    /** The texts of messages that were closed; another text is shown again. */
    this.closed = new Set()
    this.key = ''
  }

  /** Shows the messages of the documents' states; those that stay the same keep their focus. */
  show(documents) {
    const notices = documents.flatMap(({ notice }, document) => (notice ? [{ ...notice, document }] : []))
    this.closed = new Set(notices.map(({ text }) => text).filter((text) => this.closed.has(text)))
    this.draw(notices.filter(({ text }) => !this.closed.has(text)))
  }

  /** Says that the command has not answered. */
  showLost() {
    this.draw([{ kind: 'lost', text: 'The command does not answer. If it has ended, edits that were not saved '
      + 'are in a patch file beside the document; the terminal names it.' }])
  }

  draw(notices) {
    const key = JSON.stringify(notices)
    if (key === this.key) return
    this.key = key
    this.parent.replaceChildren(...notices.map((notice) => node('div', { class: 'problem' },
      node('p', {}, notice.text), node('p', { class: 'buttons' }, ...this.choices(notice)))))
  }

  choices({ kind, text, document }) {
    const button = (label, action) => node('button', { type: 'button', onclick: action }, label)
    const ask = (label, action) => button(label, () => this.editor.ask({ action, document }))
    const close = button('Keep editing', () => {
      this.closed.add(text)
      this.draw([])
    })
    switch (kind) {
      case 'missing': return [close, ask('Write it again', 'write-again')]
      case 'changed': return [close, ask('Write the changes as a patch', 'write-patch'),
        ask('Discard the edits, and read it again', 'revert')]
      case 'unreadable': return [close]
      default: return []
    }
  }
}
