// Faults on order: who intercepts requests decides what shall go wrong with each.
export function createInterceptors<Request, Fault>() {
  const interceptors: ((request: Request) => Fault | undefined)[] = []
  const intercept = (fault: (request: Request) => Fault | undefined) => {
    interceptors.unshift(fault)
    return () => void interceptors.splice(interceptors.indexOf(fault), 1)
  }
  return {
    intercept,
    /** The nth of these requests meets the fault, and no other. */
    failOnce(isMeant: (request: Request) => boolean, fault: Fault, nth = 1) {
      let count = 0
      return intercept((request) => (isMeant(request) && ++count === nth ? fault : undefined))
    },
    findFault(request: Request): Fault | undefined {
      for (const interceptor of interceptors) {
        const fault = interceptor(request)
        if (fault !== undefined) return fault
      }
      return undefined
    },
  }
}
