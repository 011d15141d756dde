import type { NextConfig } from 'next';

/** The library needs nothing here. The root keeps Next from looking for an app in the folders above. */
const config: NextConfig = {
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
};

export default config;
