// Asks a reader whether the page helped, and sends the answer to feedback-service. No dependencies, no cookies, no key.
//
//   <form id="page-feedback">
//     <p>Did this page help?</p>
//     <textarea name="comment" maxlength="4000" aria-label="What is wrong or missing?"></textarea>
//     <button value="yes">Yes</button> <button value="no">No</button>
//     <output name="answer"></output>
//   </form>
//   <script type="module">
//     import { connect } from '/feedback-widget.js'
//     connect(document.querySelector('#page-feedback'), 'https://feedback.example.com/widget/docs/feedback')
//   </script>

export function connect(form, address) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { comment, answer } = form.elements
    const entry = {
      source: 'contextual',
      path: location.pathname,
      helpful: event.submitter?.value === 'yes',
      comment: comment.value.trim() || null,
    }
    answer.value = await send(address, entry).then(
      () => 'Thank you!',
      (fault) => `This could not be sent: ${fault.message}.`,
    )
  })
}

export async function send(address, entry) {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    // The same id both times, so that the entry is stored once.
    body: JSON.stringify({ id: crypto.randomUUID(), ...entry }),
  }
  // Once more if the connection broke.
  const response = await fetch(address, request).catch(() => fetch(address, request))
  if (response.ok) return
  // What answers instead of the service, such as a proxy, sends no JSON.
  const { error = 'the server is not available now', details = [] } = await response.json().catch(() => ({}))
  throw new Error([error, ...details.map(({ message }) => message)].join('; '))
}
