import type { LineClient } from './voiceLine.ts';

type Room = NonNullable<ReturnType<LineClient['getDailyCallObject']>>;

/** Chooses the microphone before the room is joined, so that no other one is opened first. */
export function chooseMicrophone(client: LineClient, id: string | undefined) {
  // A microphone that cannot be used is reported by a camera-error.
  if (id !== undefined) client.setInputDevicesAsync({ audioDeviceId: id }).catch(() => undefined);
}

/** Chooses the speaker of the SDK's own player, which the call library does not know. */
export function chooseSpeaker(player: HTMLAudioElement, id: string | undefined) {
  // Not every browser lets a page choose, and the speaker may be gone. Then nothing changes.
  if ('setSinkId' in player) player.setSinkId(id ?? '').catch(() => undefined);
}

/**
 * Turns noise cancellation off. The SDK does so only when the processor fails later, not when it cannot be loaded.
 * [C7]
 */
export function disableNoiseCancellation(client: LineClient) {
  const none = { audio: { processor: { type: 'none' as const } } };
  client
    .getDailyCallObject()
    ?.updateInputSettings(none)
    .catch(() => undefined);
}

/** Keeps a muted user muted, because the SDK's fallback turns the microphone on. */
export function keepMuted(room: Room, isMuted: () => boolean) {
  const setLocalAudio = room.setLocalAudio.bind(room);
  room.setLocalAudio = (on, ...rest) => setLocalAudio(on && !isMuted(), ...rest);
}
