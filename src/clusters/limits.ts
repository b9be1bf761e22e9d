// Every limit of the clustering that a team may stumble over, in one place.

/** Most that one cluster holds, so that one change can hold it; a single topic is never torn, however many its entries are. */
export const mostTopics = 25
export const mostEntries = 50

/** From so many pages on, a complaint is one thing and not one per page. */
export const fewestPages = 3

/** What the ledger remembers of a topic, and what is shown of one. */
export const mostSignatures = 8
export const mostTerms = 5
