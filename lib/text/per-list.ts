/** Makes a function of a list remember its result as long as it is given the same list. */
export function perList<List extends object, Result>(
  makeResult: (list: List) => Result,
): (list: List) => Result {
  const results = new WeakMap<List, Result>();
  return (list) => {
    const result = results.get(list) ?? makeResult(list);
    results.set(list, result);
    return result;
  };
}
