// The hostile corpus through whole runs and reviews: nothing that a stranger writes has an effect. All of it in one file, because what
// harmless runs look like, with which everything is compared, takes long to learn.
import './judges.ts'
import './readers.ts'
import './service.ts'
import './changes.ts'
