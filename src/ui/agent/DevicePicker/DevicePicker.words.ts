export const words = {
  settings: 'Sound settings',
  volume: 'Volume',
  microphone: 'Microphone',
  speaker: 'Speaker',
  testMicrophone: 'Test microphone',
  heard: 'We hear you.',
  listening: 'Say something.',
  testSpeaker: 'Test speaker',
  failed: 'The tone could not be played.',
  systemSpeaker: "Your system's speaker is used.",
} as const;
