// The experimental HTTP parser, which is off by default and weighs as much as a third of what is left.
module.exports.getMiloEnabled = () => false
