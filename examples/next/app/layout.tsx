import type { ReactNode } from 'react';
import '@parley/ui/theme.css';

export const metadata = { title: 'Parley in Next.js' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
