import type { LineClient } from './voiceLine.ts';

type Room = NonNullable<ReturnType<LineClient['getDailyCallObject']>>;

/** Chosen before the room is joined, no other microphone is opened first. */
export function chooseMicrophone(client: LineClient, id: string | undefined) {
  // What cannot be used arrives as a camera-error.
  if (id !== undefined) client.setInputDevicesAsync({ audioDeviceId: id }).catch(() => undefined);
}

/** The call library does not know of the SDK's own player. */
export function chooseSpeaker(player: HTMLAudioElement, id: string | undefined) {
  // Not every browser lets a page choose, and a speaker may be gone by now: then it stays where it was.
  if ('setSinkId' in player) player.setSinkId(id ?? '').catch(() => undefined);
}

/** C7. The SDK falls back by itself only when the processor fails later on, not when it cannot be had. */
export function disableNoiseCancellation(client: LineClient) {
  const none = { audio: { processor: { type: 'none' as const } } };
  client
    .getDailyCallObject()
    ?.updateInputSettings(none)
    .catch(() => undefined);
}

/** The SDK's fallback switches the microphone on, whether or not the user is muted. */
export function keepMuted(room: Room, isMuted: () => boolean) {
  const setLocalAudio = room.setLocalAudio.bind(room);
  room.setLocalAudio = (on, ...rest) => setLocalAudio(on && !isMuted(), ...rest);
}
