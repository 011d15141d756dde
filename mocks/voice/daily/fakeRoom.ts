import { CallEvents } from './callEvents.ts';

export type FatalKind =
  | 'ejected'
  | 'nbf-room'
  | 'nbf-token'
  | 'exp-room'
  | 'exp-token'
  | 'no-room'
  | 'meeting-full'
  | 'end-of-life'
  | 'not-allowed'
  | 'connection-error';

type State = 'new' | 'joining-meeting' | 'joined-meeting' | 'left-meeting' | 'error';

const agent = { session_id: 'agent', local: false, user_name: 'Vapi Speaker' };

/** The room of a call, with methods for what can happen in it without the page. */
export class FakeRoom extends CallEvents {
  state: State = 'new';
  destroyed = false;
  protected audio = true;
  protected microphone: MediaStreamTrack | undefined;
  readonly #track: () => MediaStreamTrack;
  readonly #tracks: MediaStreamTrack[] = [];

  constructor(track: () => MediaStreamTrack) {
    super();
    this.#track = track;
  }

  /** Receives a message from the server. Anything but a string is sent as JSON. */
  receive(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    if (this.state === 'joined-meeting') this.emit('app-message', { data, fromId: agent.session_id });
  }
  agentArrives(): void {
    if (this.state !== 'joined-meeting') return;
    this.emit('participant-joined', { participant: agent });
    this.emit('track-started', { participant: agent, track: this.open() });
  }
  agentLeaves(): void {
    this.emit('participant-left', { participant: agent });
  }
  agentLevel(level: number): void {
    this.emit('remote-participants-audio-level', { participantsAudioLevel: { [agent.session_id]: level } });
  }
  ownLevel(audioLevel: number): void {
    this.emit('local-audio-level', { audioLevel });
  }
  /** Reports a fatal error. `leaves`: whether the room is left too, as it is after an error inside it. */
  fatal(kind: FatalKind, message: string = kind, leaves = true): object {
    const failure = { errorMsg: message, error: { type: kind, msg: message } };
    this.state = 'error';
    this.emit('error', failure);
    if (leaves) {
      this.free();
      this.emit('left-meeting');
    }
    return { action: 'error', ...failure };
  }
  /** The server closes the room. */
  closes(): void {
    this.state = 'left-meeting';
    this.free();
    this.emit('left-meeting');
  }
  /** Reports a camera error. `error`: such as `{ type: 'not-found', missingMedia: ['audio'] }`. */
  cameraFails(error: { type: string; [detail: string]: unknown }, audioOk = false): void {
    this.emit('camera-error', { errorMsg: { errorMsg: error.type, audioOk }, error });
  }
  processorFails(): void {
    this.emit('nonfatal-error', { type: 'audio-processor-error', errorMsg: 'The processor failed.' });
  }

  /** How many tracks of the microphone and of the assistant are live. */
  liveTracks(): { microphone: number; agent: number } {
    const live = this.#tracks.filter(({ readyState }) => readyState === 'live');
    const microphone = live.filter((track) => track === this.microphone).length;
    return { microphone, agent: live.length - microphone };
  }

  protected open(): MediaStreamTrack {
    const track = this.#track();
    this.#tracks.push(track);
    return track;
  }
  protected free() {
    for (const track of this.#tracks) track.stop();
  }
  protected local() {
    const state = this.audio ? 'playable' : 'off';
    return {
      session_id: 'local',
      local: true,
      audio: this.audio,
      tracks: { audio: { state, persistentTrack: this.microphone } },
    };
  }
  /** The library's code could not be loaded: no left-meeting follows, and the join is rejected with a plain text. */
  protected loadFails(): Promise<never> {
    const msg = 'Failed to load call object bundle.';
    const errorMsg = `${msg.slice(0, -1)} https://c.daily.co/call-machine-object-bundle.js`;
    this.state = 'error';
    this.emit('error', { errorMsg, error: { type: 'connection-error', msg, details: { on: 'load' } } });
    return Promise.reject(errorMsg);
  }
}
