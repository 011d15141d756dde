import type { Devices, DevicesPort } from '../src/services/devices.ts';
import { loadOnce } from './lazyPort.ts';

/** Without its code nothing is known of the microphone: asking for it will tell. */
const unknown: Devices = { permission: 'prompt', microphones: [], speakers: [] };

/** The devices port whose code arrives when it is first asked. Code that cannot be fetched is asked for again. */
export function lazyDevices(load: () => Promise<DevicesPort>): DevicesPort {
  const port = loadOnce(load);
  return {
    list: () =>
      port().then(
        (devices) => devices.list(),
        () => unknown,
      ),
    subscribe(listen) {
      let ended = false;
      let unsubscribe: () => void = () => undefined;
      port().then(
        (devices) => {
          if (!ended) unsubscribe = devices.subscribe(listen);
        },
        () => undefined,
      );
      return () => {
        ended = true;
        unsubscribe();
      };
    },
    testMicrophone: (id, onLevel) =>
      port().then(
        (devices) => devices.testMicrophone(id, onLevel),
        () => ({ ok: false, kind: 'network' }),
      ),
    testSpeaker: (id) =>
      port().then(
        (devices) => devices.testSpeaker(id),
        () => false,
      ),
  };
}
