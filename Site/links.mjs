// Texts in links: compressed, in letters that addresses keep. Nothing is sent: it is the part after `#`.

/// The bytes of a text, for a link.
export async function packed(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const small = new Uint8Array(await new Response(stream).arrayBuffer())
  let text = ''
  for (const byte of small) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/// More would be no link that someone made here.
const longestText = 16 << 20

/// The text of a link; fails if it is damaged.
export async function unpacked(link) {
  const small = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
  const reader = new Blob([small]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts = []
  let length = 0
  for (let part; !(part = await reader.read()).done;) {
    parts.push(part.value)
    length += part.value.length
    if (length > longestText) throw new Error('too long')
  }
  return new Blob(parts).text()
}
