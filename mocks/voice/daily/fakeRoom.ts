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

/** The room of a call, and what may happen in it without the page doing anything. */
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

  /** A message of the server's: what is no string goes as JSON. */
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
  /** `leaves`: the room is left as well, as it is when the error comes from inside of it. */
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
  /** The room is closed on the server's side. */
  closes(): void {
    this.state = 'left-meeting';
    this.free();
    this.emit('left-meeting');
  }
  /** `error`: such as `{ type: 'not-found', missingMedia: ['audio'] }`. */
  cameraFails(error: { type: string; [detail: string]: unknown }, audioOk = false): void {
    this.emit('camera-error', { errorMsg: { errorMsg: error.type, audioOk }, error });
  }
  processorFails(): void {
    this.emit('nonfatal-error', { type: 'audio-processor-error', errorMsg: 'The processor failed.' });
  }

  /** Of the microphone, and of what the assistant says. */
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
  /** No left-meeting follows, and the join is rejected with a mere text. */
  protected loadFails(): Promise<never> {
    const msg = 'Failed to load call object bundle.';
    const errorMsg = `${msg.slice(0, -1)} https://c.daily.co/call-machine-object-bundle.js`;
    this.state = 'error';
    this.emit('error', { errorMsg, error: { type: 'connection-error', msg, details: { on: 'load' } } });
    return Promise.reject(errorMsg);
  }
}
