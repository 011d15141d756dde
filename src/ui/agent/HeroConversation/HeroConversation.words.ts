export const words = {
  group: 'Example of a conversation with the agent',
  example: 'Example',
  questions: 'Questions',
  idle: 'Press a question',
  thinking: 'Thinking…',
  speaking: 'Answering…',
  answer: 'Agent said {answer}',
} as const;
