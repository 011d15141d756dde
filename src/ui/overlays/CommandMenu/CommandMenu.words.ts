export const words = {
  title: 'Command menu',
  find: 'Find a command, or ask the agent',
  commands: 'Commands',
  question: 'Question',
  ask: 'Ask the agent: “{question}”',
} as const;
