export const words = {
  everywhere: 'Everywhere',
  toggleMenu: 'Open or close the command menu',
  toggleList: 'Open or close this list',
  close: 'Close what is open',
  writing: 'While you write to the agent',
  send: 'Send',
  newLine: 'Begin a new line',
  editLast: 'Edit your last message, in the empty field',
  inCall: 'In a call, on the button Mute',
  talkMuted: 'Talk while muted, as long as it is held',
} as const;
