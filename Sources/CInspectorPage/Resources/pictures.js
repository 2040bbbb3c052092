// Saving the present picture as SVG or PNG.

/** The picture of the page as a file. */
class Pictures {
  /** @param present Returns the present size, and the name of the scene. */
  constructor(picture, present) {
    [this.picture, this.present] = [picture, present]
  }

  /** Returns the picture as the text of an SVG file, with the style of the page. */
  text() {
    const { width, height } = this.present()
    const copy = this.picture.cloneNode(true)
    copy.setAttribute('xmlns', SVG)
    copy.setAttribute('width', points(width))
    copy.setAttribute('height', points(height))
    const style = svg('style', {})
    style.textContent = Pictures.style()
    copy.prepend(style)
    return new XMLSerializer().serializeToString(copy)
  }

  /** The rules of the overlay, so that a saved picture looks as it does on the page. */
  static style() {
    const root = getComputedStyle(document.documentElement)
    return [...document.styleSheets[0].cssRules].map((rule) => rule.cssText)
      .filter((text) => /overlay|\.page/.test(text)).join('\n')
      .replace(/var\((--[\w-]+)\)/g, (whole, name) => root.getPropertyValue(name).trim() || whole)
  }

  saveSVG() { this.save(new Blob([this.text()], { type: 'image/svg+xml' }), 'svg') }

  savePNG() {
    const { width, height } = this.present()
    const image = new Image()
    const url = URL.createObjectURL(new Blob([this.text()], { type: 'image/svg+xml' }))
    image.onload = () => {
      const sheet = node('canvas', { width: Math.round(2 * width), height: Math.round(2 * height) })
      sheet.getContext('2d').drawImage(image, 0, 0, sheet.width, sheet.height)
      URL.revokeObjectURL(url)
      sheet.toBlob((blob) => this.save(blob, 'png'))
    }
    image.src = url
  }

  save(blob, extension) {
    const { width, height, name } = this.present()
    const link = node('a', { href: URL.createObjectURL(blob), download:
      `${name.slice(0, 60).replace(/[^\p{L}\p{N}]+/gu, '-')}-${points(width)}x${points(height)}.${extension}` })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  }

  /** Connects the buttons that save the picture, and the one that copies a link to what is shown. */
  connect(find, remember) {
    find('save-svg').addEventListener('click', () => this.saveSVG())
    find('save-png').addEventListener('click', () => this.savePNG())
    find('copy-link').addEventListener('click', async () => {
      remember()
      try {
        await navigator.clipboard.writeText(location.href)
        find('status').textContent = 'The link was copied.'
      } catch {
        find('status').textContent = 'The link is in the address bar; it could not be copied.'
      }
    })
  }
}

/** The picture of a conflict, which is shown in its own size when it is chosen. */
function conflictPicture({ text, picture }) {
  const image = (alt) => node('img', { alt, src: `data:image/svg+xml,${encodeURIComponent(picture)}` })
  const small = node('button', { type: 'button', class: 'link', title: 'Enlarge', onclick: () => {
    const dialog = document.getElementById('picture-dialog')
    const close = node('button', { type: 'button', onclick: () => dialog.close() }, 'Close')
    dialog.replaceChildren(node('p', { class: 'buttons' }, node('strong', {}, brief(text, 80)), close), image(text))
    dialog.showModal()
  } }, image(`${text}: its constraints as lines between the views, the colliding ends in red`))
  return node('details', { class: 'conflict-picture' }, node('summary', {}, 'Picture'), small)
}
