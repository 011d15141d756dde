import { FakeRoom, type FatalKind } from './fakeRoom.ts';
import {
  checkLevelInterval,
  checkProperties,
  checkTransfer,
  checkUserData,
  notAfterJoining,
  notDuringTest,
  onlyAfterJoin,
  onlyForCallObjects,
  type Transfer,
} from './misuse.ts';

/** What becomes of a join. `offline`: the call library's code cannot be loaded. `hangs`: nothing ever answers. */
export type JoinPlan = 'joins' | 'hangs' | 'offline' | { fatal: FatalKind; message?: string };

export interface CallPlan {
  join: JoinPlan;
  /** Whether the assistant joins the room by itself. */
  agentArrives: boolean;
  noiseCancellation: 'works' | 'rejects';
  /** Whether a request to leave is answered. */
  leaves: boolean;
  track: () => MediaStreamTrack;
  onDestroyed: () => void;
}

const never = new Promise<never>(() => undefined);

/** Stands in for the real call object: its events come in the same order, and it refuses the same. */
export class FakeCall extends FakeRoom {
  readonly properties: Readonly<Record<string, unknown>>;
  /** Each method call, with its arguments. */
  readonly log: [name: string, ...given: unknown[]][] = [];
  /** The app messages that were sent, as they were passed. */
  readonly sent: unknown[] = [];
  testing = false;
  /** Whether this is a call object, or else the library's own page in a frame. */
  callObject = true;
  readonly #plan: CallPlan;

  constructor(properties: Readonly<Record<string, unknown>>, plan: CallPlan) {
    super(plan.track);
    this.properties = properties;
    this.#plan = plan;
  }

  iframe = () => null;
  meetingState = () => this.state;
  isDestroyed = () => this.destroyed;
  localAudio = () => (this.state === 'joined-meeting' ? this.audio : null);
  getLocalAudioLevel = () => 0;
  isLocalAudioLevelObserverRunning = () => this.log.some(([name]) => name === 'startLocalAudioLevelObserver');
  participants = () => ({ local: this.local() });

  async join(given: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    this.#note('join', given);
    if (!given.url) {
      console.error('No room URL has been provided');
      throw new Error('No room URL has been provided');
    }
    if (this.destroyed) throw new Error('Use after destroy');
    checkProperties(given);
    const { join, agentArrives } = this.#plan;
    this.state = 'joining-meeting';
    await Promise.resolve();
    if (this.#isLeft()) return never;
    if (join === 'offline') return this.loadFails();
    this.emit('joining-meeting');
    this.microphone = this.open();
    await Promise.resolve();
    if (join === 'hangs' || this.#isLeft()) return never;
    if (typeof join === 'object') return Promise.reject(this.fatal(join.fatal, join.message, false));
    this.state = 'joined-meeting';
    this.emit('joined-meeting', { participants: this.participants() });
    if (agentArrives) setTimeout(() => this.agentArrives());
    return this.participants();
  }

  async leave() {
    this.#note('leave');
    if (this.state === 'left-meeting' || this.state === 'error') return;
    if (!this.#plan.leaves) await never;
    const entered = this.state !== 'new';
    this.state = 'left-meeting';
    if (entered) await Promise.resolve();
    this.free();
    this.emit('left-meeting');
  }

  async destroy() {
    this.#note('destroy');
    await this.leave();
    if (this.destroyed) return;
    this.destroyed = true;
    this.free();
    this.#plan.onDestroyed();
    this.emit('call-instance-destroyed');
  }

  updateParticipant(id: string, changes: object): this {
    return this.#note('updateParticipant', id, changes);
  }
  startRecording(options: object): void {
    this.#note('startRecording', options);
  }
  stopRecording(): void {
    this.#note('stopRecording');
  }
  async startRemoteParticipantsAudioLevelObserver(interval?: number) {
    checkLevelInterval(interval);
    this.#note('startRemoteParticipantsAudioLevelObserver', interval);
  }
  async startLocalAudioLevelObserver(interval?: number) {
    checkLevelInterval(interval);
    this.#note('startLocalAudioLevelObserver', interval);
  }
  stopLocalAudioLevelObserver(): void {
    this.#note('stopLocalAudioLevelObserver');
  }

  async updateInputSettings(settings: { audio?: { processor?: { type: string } } }) {
    const type = settings.audio?.processor?.type;
    this.#note('updateInputSettings', type);
    if (type === 'noise-cancellation' && this.#plan.noiseCancellation === 'rejects')
      throw new Error('KrispInitError: Canceled');
    return { inputSettings: settings };
  }
  setLocalAudio(on: boolean, ...options: unknown[]): this {
    this.#note('setLocalAudio', on, ...options);
    this.audio = on;
    this.emit('participant-updated', { participant: this.local() });
    return this;
  }
  async setInputDevicesAsync(devices: object) {
    this.#note('setInputDevicesAsync', devices);
    return devices;
  }
  async setOutputDeviceAsync(device: object) {
    this.#note('setOutputDeviceAsync', device);
    return device;
  }

  sendAppMessage(message: unknown): this {
    onlyAfterJoin(this.state === 'joined-meeting', 'sendAppMessage()');
    if (JSON.stringify(message).length > 4096) throw new Error('Message data too large. Max size is 4096');
    this.sent.push(message);
    if (message === 'playable') setTimeout(() => this.receive('listening'));
    return this;
  }
  async sipCallTransfer(transfer: Transfer) {
    onlyAfterJoin(this.state === 'joined-meeting', 'sipCallTransfer()');
    checkTransfer(transfer, 'sipCallTransfer');
    this.#note('sipCallTransfer', transfer);
  }
  async setUserData(userData: unknown) {
    checkUserData(userData);
    this.#note('setUserData', userData);
  }
  async startCamera() {
    onlyForCallObjects(this.callObject, 'startCamera()');
    const entered = this.state === 'joining-meeting' || this.state === 'joined-meeting';
    const advice = 'Did you mean to use setLocalAudio() and/or setLocalVideo() instead?';
    notAfterJoining(entered, 'startCamera()', advice);
    this.microphone = this.open();
  }
  async testNetworkConnectivity() {
    notDuringTest(this.testing, 'testNetworkConnectivity()');
    return { result: 'passed' };
  }

  #note(name: string, ...given: unknown[]): this {
    this.log.push([name, ...given]);
    return this;
  }
  #isLeft() {
    return this.state === 'left-meeting' || this.destroyed;
  }
}
