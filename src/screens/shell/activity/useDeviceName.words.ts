export const words = {
  deviceOn: '{browser} on {system}',
  browserOn: 'Browser on {system}',
  unknownDevice: 'Unknown device',
} as const;
