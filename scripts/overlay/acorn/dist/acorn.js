// A second copy of acorn, for CommonJS: acorn-jsx asks for it only if the parser given to it does not bring acorn along, which it does.
throw new Error('The bundle has acorn as an ES module only.')
