import type { Engine } from '../engine.ts';
import { rulesEngine } from '../rules/rulesEngine.ts';
import type { ModelOptions } from './modelClient.ts';
import { modelEngine } from './modelEngine.ts';
import { withFallback } from './withFallback.ts';

type Read = (name: string) => string | undefined;

/** Names of machines and of networks that no router passes on. */
const isNear = (host: string) =>
  /^(?:localhost|.*\.(?:local|internal)|[^.:]+|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\])$/i.test(
    host,
  );

/**
 * The model that ASSISTANT_URL, ASSISTANT_MODEL and ASSISTANT_API_KEY name; undefined where none of them is set. Throws an
 * error that says what to do about settings that do not fit together. It never repeats the key.
 */
export function modelFromEnvironment(read: Read): ModelOptions | undefined {
  const value = (name: string) => read(name)?.trim() ?? '';
  const [url, model, key] = [value('ASSISTANT_URL'), value('ASSISTANT_MODEL'), value('ASSISTANT_API_KEY')];
  if (!url && !model && !key) return undefined;
  if (!url || !model)
    throw new Error(
      `${url ? 'ASSISTANT_MODEL' : 'ASSISTANT_URL'} is not set. A model needs both, such as ASSISTANT_URL=http://localhost:11434/v1 ASSISTANT_MODEL=qwen3:8b. Remove the others for the assistant without a model.`,
    );
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.search)
    throw new Error(
      `ASSISTANT_URL is '${url}', which is not the address of a server. Set it to one up to and with /v1, such as http://localhost:11434/v1; a key belongs into ASSISTANT_API_KEY.`,
    );
  if (key && address.protocol === 'http:' && !isNear(address.hostname))
    throw new Error(
      `ASSISTANT_URL is not HTTPS, and ASSISTANT_API_KEY would go there readable for everybody on the way. Use https://${address.host}${address.pathname}.`,
    );
  return { url: url.replace(/\/+$/, ''), model, ...(key && { key }) };
}

/** The assistant's engine: the model, with the rules where it cannot begin; or the rules alone. */
export function engineFromEnvironment(read: Read, log: (line: string) => void): Engine {
  const model = modelFromEnvironment(read);
  return model ? withFallback(modelEngine(model, log), rulesEngine(), log) : rulesEngine();
}
