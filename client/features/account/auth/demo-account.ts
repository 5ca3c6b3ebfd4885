import type { LoginInput } from '#client/graphql/generated.ts';

/** The demo account that the server names in the page, if it has one. */
export function demoAccount(): LoginInput | null {
  const content = document.querySelector<HTMLMetaElement>('meta[name="demo-account"]')?.content;
  if (!content) return null;
  try {
    const { username, password } = JSON.parse(content) as Partial<LoginInput>;
    return username && password ? { username, password } : null;
  } catch {
    return null;
  }
}
