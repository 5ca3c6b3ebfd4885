/** Where a YouTube video plays without cookies; null for an address of another kind. */
export function embedUrl(url: string): string | null {
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(www|m)\./, '');
  const id = host === 'youtu.be' ? pathname.slice(1) : searchParams.get('v');
  if ((host !== 'youtube.com' && host !== 'youtu.be') || !/^[\w-]{11}$/.test(id ?? '')) return null;
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}
