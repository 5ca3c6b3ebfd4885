import { escaped } from './html.ts';
import { DEFAULT_PRODUCT, PRODUCT } from '#domain/product';

const scriptOrName = new RegExp(`<script.*?</script>|${DEFAULT_PRODUCT}`, 'gs');

/** A built page with the product's name of this installation. Scripts stay: the page's policy has their hashes. */
export const branded = (page: string): string =>
  page.replace(scriptOrName, (found) => (found === DEFAULT_PRODUCT ? escaped(PRODUCT) : found));
