import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'isEntry' | 'imports' | 'dynamicImports' | 'code' | 'modules'
>;

/** Whether a module belongs to voice: the provider's SDK, its call library, and both voice clients; not the chat. */
const isVoice = (module: string) =>
  /\/node_modules\/@(?:vapi-ai|daily-co)\//.test(module) ||
  /\/app\/adapters\/(?:vapi\/(?!chat)|browser\/(?!pendingPicture))/.test(module);

const isApp = ({ isEntry, facadeModuleId }: Chunk) =>
  isEntry && facadeModuleId?.endsWith('/app/index.html') === true;

/**
 * The chunks that can be loaded before the voice dialog opens: all that are not behind a dynamic import of a voice
 * client.
 * `voice`: the voice modules among them, with their bytes.
 */
function beforeVoice(chunks: readonly Chunk[]) {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reachable = new Set(chunks.filter(isApp));
  for (const chunk of reachable) {
    const later = chunk.dynamicImports.filter((file) => !isVoice(named.get(file)?.facadeModuleId ?? ''));
    for (const file of [...chunk.imports, ...later]) {
      const next = named.get(file);
      if (next) reachable.add(next);
    }
  }
  const voice = [...reachable].flatMap(({ fileName, modules }) =>
    Object.entries(modules)
      .filter(([module, { renderedLength }]) => isVoice(module) && renderedLength > 0)
      .map(([module, { renderedLength: bytes }]) => ({ module, bytes, fileName })),
  );
  const bytes = [...reachable].reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);
  return { bytes, voice };
}

/**
 * Whether a module is a vendor's client. The page, and the account of a valid session, must show before any of them
 * loads.
 */
const isVendors = (module: string) => /\/node_modules\/@(?:supabase|sentry|vapi-ai|daily-co)\//.test(module);

/** Modules of vendors that load with the page or the account, instead of by their own dynamic import. */
function vendorsAtOnce(chunks: readonly Chunk[]) {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(
    chunks.filter((chunk) => isApp(chunk) || chunk.facadeModuleId?.endsWith('/screens/shell/SignedIn.tsx')),
  );
  for (const { imports } of reached)
    for (const file of imports) {
      const next = named.get(file);
      if (next) reached.add(next);
    }
  return [...reached].flatMap(({ fileName, modules }) =>
    Object.keys(modules)
      .filter(isVendors)
      .map((module) => `- ${module} in ${fileName}`),
  );
}

/** Fails a build that would load voice code before a user wants to speak, or a vendor's code with the page. */
export function eagerCode(): Plugin {
  return {
    name: 'parley:eager-code',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      // Storybook builds its pages with these plugins too.
      if (!chunks.some(isApp)) return;
      const { bytes, voice } = beforeVoice(chunks);
      if (voice.length > 0)
        this.error(
          `Voice code would be loaded before the voice dialog opens:\n${voice
            .map((early) => `- ${early.module}, ${early.bytes} bytes, in ${early.fileName}`)
            .join('\n')}\nImport it dynamically, as app/services.ts does.`,
        );
      const vendors = vendorsAtOnce(chunks);
      if (vendors.length > 0)
        this.error(
          `A service's client would be loaded with the page or the dashboard:\n${vendors.join('\n')}\nImport it dynamically, as app/services.ts does.`,
        );
      this.info(`${Math.round(bytes / 1000)} kB without voice, 0 bytes of voice before its dialog opens`);
    },
  };
}
