import { attachmentTypes, type AttachmentType } from '../../../src/services/attachments.ts';
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

const isPicture = (type: AttachmentType) => type.startsWith('image/');
const kinds: Readonly<Record<string, (type: AttachmentType) => boolean>> = {
  images: isPicture,
  pdf: (type) => !isPicture(type),
};

/**
 * The files that ASSISTANT_ATTACHMENTS lets users send to the model: 'images', 'pdf' or both. None by default, because many
 * models cannot see, and no server says whether its model can. Throws an error that says what to do.
 */
export function attachmentsFromEnvironment(read: Read): readonly AttachmentType[] {
  const setting = read('ASSISTANT_ATTACHMENTS')?.trim().toLowerCase() ?? '';
  if (setting === '' || setting === 'off') return [];
  const wanted = setting.split(/[\s,]+/).filter(Boolean);
  if (wanted.some((kind) => !Object.hasOwn(kinds, kind)))
    throw new Error(
      `ASSISTANT_ATTACHMENTS is '${setting}'. Set it to images, to pdf, to images,pdf, or to off; the model has to be able to look at what you name.`,
    );
  if (!modelFromEnvironment(read))
    throw new Error(
      'ASSISTANT_ATTACHMENTS is set, and there is no model that could look at files. Set ASSISTANT_URL and ASSISTANT_MODEL, or remove it.',
    );
  return attachmentTypes.filter((type) => wanted.some((kind) => kinds[kind]?.(type)));
}

/** The assistant's engine: the model, with the rules where it cannot begin; or the rules alone. */
export function engineFromEnvironment(read: Read, log: (line: string) => void): Engine {
  const model = modelFromEnvironment(read);
  return model ? withFallback(modelEngine(model, log), rulesEngine(), log) : rulesEngine();
}
