/** The name that the specification gives. */
export const DEFAULT_PRODUCT = 'ParaMed CPD';

/** Limits of the name, in characters. */
export const productLimits = { min: 2, max: 40 } as const;

/** Parts of `globalThis` in which each kind of program finds the name that its operator set. */
interface Scope {
  process?: { env?: Record<string, string | undefined> };
  document?: {
    querySelector(selector: string): { getAttribute(name: string): string | null } | null;
  };
  productName?: string;
}

const { process, document, productName } = globalThis as unknown as Scope;

/**
 * The product's name on screens, in messages, documents and files. A server has it from PRODUCT_NAME, a page from its
 * description, which the server writes, and a service worker from its first line.
 */
export const PRODUCT: string =
  document?.querySelector('meta[name="application-name"]')?.getAttribute('content') ||
  productName ||
  process?.env?.['PRODUCT_NAME']?.trim() ||
  DEFAULT_PRODUCT;
