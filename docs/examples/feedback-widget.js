// Asks a reader whether a page, or a code block, helped, and sends the answer to feedback-service. No dependencies, cookies or key.
//   <script type="module" src="/feedback-widget.js"></script>
//   <page-feedback address="https://feedback.example.com/widget/docs/feedback" code="pre > code" contact></page-feedback>
// `code` (optional): each such block gets a form below it. `contact` (optional): readers may leave an email address.
// Its looks: --feedback-text, -background, -border, -accent, -accent-text, -error, -radius and -font, set on page-feedback.

const color = (name, light, dark) => `--${name}: var(--feedback-${name}, light-dark(${light}, ${dark}));`
const style = `:host { display: block; color-scheme: light dark; max-inline-size: 40rem; margin-block: 1.5rem;
${color('text', '#1f2328', '#e6edf3')}${color('background', '#fff', '#161b22')}${color('border', '#767c84', '#8b949e')}
${color('accent', '#0a58ca', '#79b8ff')}${color('accent-text', '#fff', '#0d1117')}${color('error', '#b3261e', '#ff8a80')}
color: var(--text); font: var(--feedback-font, 1rem/1.5 system-ui, sans-serif) }
form { display: grid; gap: .75rem; padding: 1rem; background: var(--background); border: 1px solid var(--border);
border-radius: var(--feedback-radius, .5rem) }
fieldset { display: flex; flex-wrap: wrap; gap: .5rem; border: 0; margin: 0; padding: 0 }
legend { float: inline-start; padding: .25rem .5rem .25rem 0; font-weight: 600 }
label { display: grid; gap: .25rem; margin-block-end: .5rem }
textarea,input { font: inherit; color: inherit; background: none; border: 1px solid var(--border); padding: .5rem }
button { font: inherit; padding: .375rem 1rem; border: 1px solid var(--accent); border-radius: .25rem; color: var(--accent); background: none }
.send, [aria-pressed=true] { color: var(--accent-text); background: var(--accent); justify-self: start }
:disabled{opacity:.6}:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
p{margin:0}p:empty{margin-top:-.75rem}.error { color: var(--error) } [hidden]{display:none}`

class PageFeedback extends (globalThis.HTMLElement ?? Object) {
  connectedCallback() {
    if (this.shadowRoot) return
    const address = this.getAttribute('address')
    const code = this.getAttribute('code')
    render(this, address, this.hasAttribute('contact'))
    for (const block of code ? document.querySelectorAll(code) : []) {
      const below = document.createElement('div')
      const part = block.closest('pre') ?? block
      part.after(below)
      render(below, address, false, block)
    }
  }
}
globalThis.customElements?.define('page-feedback', PageFeedback)

function render(host, address, contact, block) {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = `<form><fieldset><legend>Did this ${block ? 'code work' : 'page help'}?</legend>
<button type=button value=yes aria-pressed=false>Yes</button><button type=button value=no aria-pressed=false>No</button></fieldset>
<div hidden><label>What is wrong or missing? (optional)<textarea name=comment rows=3 maxlength=4000></textarea></label>
${contact ? '<label>Email address for a reply (optional)<input name=contact type=email autocomplete=email maxlength=254></label>' : ''}
<button class=send>Send</button></div><p role=status></p></form>`
  const find = (selector) => root.querySelector(selector)
  const [form, more, says] = ['form', 'div', 'p'].map(find)
  const votes = [...root.querySelectorAll('[value]')]
  const id = crypto.randomUUID()
  let helpful
  for (const vote of votes)
    vote.onclick = () => {
      helpful = vote.value === 'yes'
      for (const one of votes) one.ariaPressed = String(one === vote)
      more.hidden = false
    }
  form.onsubmit = async (event) => {
    event.preventDefault()
    const { comment, contact: email } = form.elements
    const words = comment.value.trim() || null
    const entry = block
      ? {
          source: 'code_snippet',
          code: block.textContent.slice(0, 8000),
          lang: /\blang(?:uage)?-([\w+#-]{1,40})/.exec(block.className)?.[1] ?? null,
          comment: words ?? (helpful ? 'It works.' : 'It does not work.'),
        }
      : { source: 'contextual', helpful, comment: words, ...(contact && { contact: email.value || null }) }
    const controls = [...form.elements]
    const enable = (can) => {
      for (const one of controls) one.disabled = !can
    }
    enable(false)
    says.className = ''
    says.textContent = 'Sending…'
    try {
      await send(address, { id, path: location.pathname, ...entry })
      form.replaceChildren(says)
      says.textContent = 'Thank you!'
    } catch (fault) {
      enable(true)
      says.className = 'error'
      says.textContent = fault.message
      find('.send').focus()
    }
  }
}

/** Also for a page's own assistant: `send(address, { source: 'agent', path, comment })`. */
export async function send(address, entry, pause = 2000) {
  const body = JSON.stringify({ id: crypto.randomUUID(), ...entry })
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, credentials: 'omit', body }
  const attempt = () => fetch(address, request).catch(() => undefined)
  let response = await attempt()
  // Once more if the connection broke or the service was busy: by its id, the entry is stored once.
  if (!response || response.status >= 500) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    response = await attempt()
  }
  if (response?.ok) return
  const { status = 0 } = response ?? {}
  // Browsers do not say which.
  if (status === 0) throw new Error('This could not be sent: you are offline, or this site may not send feedback.')
  if (status === 429) throw new Error('That is a lot of feedback at once: please try again in an hour.')
  if (status >= 500) throw new Error('The service is busy: please try again in a few minutes.')
  const { error = 'It was refused', details = [] } = await response.json().catch(() => ({}))
  throw new Error([error, ...details.map(({ message }) => message)].join('; '))
}
