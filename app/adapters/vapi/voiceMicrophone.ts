import { microphoneError, type CallError } from './callErrors.ts';

/** Asks for the microphone and releases it again. Resolves to what is wrong with it, if anything. */
export type AskMicrophone = (id: string | undefined) => Promise<CallError | undefined>;

/** Asks before any request, so that a user who refuses the microphone does not wait for a room first. */
export const askMicrophone: AskMicrophone = async (id) => {
  // Absent on pages over plain http.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!media) return { kind: 'unsupported', message: 'This page cannot have a microphone.' };
  try {
    const stream = await media.getUserMedia({ audio: id === undefined ? true : { deviceId: id } });
    for (const track of stream.getTracks()) track.stop();
    return undefined;
  } catch (error) {
    return microphoneError(error);
  }
};
