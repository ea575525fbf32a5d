/** Makes a function of a list remember the result for each list. */
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
