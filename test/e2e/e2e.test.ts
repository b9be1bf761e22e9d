// The built bundle against the in-memory GitHub and the service with its database. All scenarios are in this one file because they
// mostly wait (a second between two writes to GitHub): side by side they take as long as the longest, whatever the number of workers.
import './patience.ts'
import './emulated.ts'
import './review.ts'
import './signals.ts'
import './inputs.ts'
import './events.ts'
import './first-contact.ts'
