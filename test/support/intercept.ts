// Faults on order: who intercepts requests decides what shall go wrong with each.
export function createInterceptors<Request, Fault>() {
  const interceptors: ((request: Request) => Fault | undefined)[] = []
  return {
    intercept(fault: (request: Request) => Fault | undefined): () => void {
      interceptors.unshift(fault)
      return () => void interceptors.splice(interceptors.indexOf(fault), 1)
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
