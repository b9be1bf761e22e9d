// Runs programs to name the operating system, which nobody asks for.
export {}
