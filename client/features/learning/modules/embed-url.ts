/** Returns the cookie-free player address of a YouTube video; null for any other address. */
export function embedUrl(url: string): string | null {
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(www|m)\./, '');
  const id = host === 'youtu.be' ? pathname.slice(1) : searchParams.get('v');
  if ((host !== 'youtube.com' && host !== 'youtu.be') || !/^[\w-]{11}$/.test(id ?? '')) return null;
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}
