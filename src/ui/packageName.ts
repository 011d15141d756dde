/** What other teams install the component library as. The package, the catalogue and the examples write it in their imports. */
export const packageName = '@parley/ui';
