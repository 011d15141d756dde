import { loadEnv, type Plugin } from 'vite';
import { secretsIn } from './secrets.ts';

/** Stops the build and the development server before a private key gets into what browsers load. */
export function environment(): Plugin {
  return {
    name: 'parley:environment',
    configResolved({ mode, envDir }) {
      if (envDir === false) return;
      const secrets = secretsIn(loadEnv(mode, envDir, ''));
      if (secrets.length === 0) return;
      throw new Error(
        `This environment would publish a secret: whatever begins with VITE_ becomes part of the page.\n${secrets
          .map((secret) => `- ${secret}`)
          .join(
            '\n',
          )}\nRemove it from the environment and from the .env files. In the browser belong the public key of Vapi (VITE_VAPI_PUBLIC_KEY) and the publishable key of Supabase (VITE_SUPABASE_ANON_KEY); private keys belong to a proxy of your own (VITE_VAPI_BASE_URL). If a build with it was published, revoke the key.`,
      );
    },
  };
}
