// Plain JavaScript on purpose: an old Node must get this far to be told what is wrong.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(
    `Parley's scripts run TypeScript with Node itself, and this is Node ${process.versions.node}.\n` +
      'Install Node 24, or 22.19 at least, and try again. On Linux `npm ci` brings a Node of its own:\n' +
      'run the scripts through npm (`npm start`), not by calling `node` directly.',
  );
  process.exit(1);
}
