import './flow.css';
import { shownName } from '@flint/shared/tools/steps/step-names';
import text from '@flint/shared/ui/text.module.css';
import {
  Background,
  Controls,
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  useNodesState,
} from '@xyflow/react';
import { useEffect, useMemo } from 'react';
import styles from './graph.module.css';
import { type GraphStep, placeSteps } from './layout';

interface GraphViewProps {
  /** Accessible name. */
  readonly label: string;
  readonly steps: readonly GraphStep[];
  /** Opens a step where it is edited or shown in full. */
  readonly onOpen: (id: string) => void;
  /** A line was drawn from one step to another; absent where nothing is edited. */
  readonly onConnect?: ((from: string, to: string) => void) | undefined;
}

type StepNode = Node<Pick<GraphStep, 'label' | 'state'>, 'step'>;

const KINDS = { step: StepBox };
const FIT = { padding: 0.2, maxZoom: 1 };

/**
 * Steps as a graph, beside the list that does everything by keyboard too. Steps can be moved; where they stand is no part
 * of the graph and is not kept.
 */
export default function GraphView({ label, steps, onOpen, onConnect }: GraphViewProps) {
  const [nodes, setNodes, onNodesChange] = useNodesState<StepNode>(nodesOf(steps));
  const edges = useMemo(() => edgesOf(steps), [steps]);
  useEffect(() => setNodes((before) => nodesOf(steps, before)), [steps, setNodes]);
  return (
    <section className={styles.graph} aria-label={label}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={KINDS}
        onNodesChange={onNodesChange}
        onNodeClick={(_event, { id }) => onOpen(id)}
        onConnect={({ source, target }) => onConnect?.(source, target)}
        nodesConnectable={onConnect !== undefined}
        deleteKeyCode={null}
        zoomOnScroll={false}
        preventScrolling={false}
        minZoom={0.2}
        fitView
        fitViewOptions={FIT}
      >
        <Background />
        <Controls showInteractive={false} />
      </ReactFlow>
    </section>
  );
}

/** The nodes of steps; one that is there already stays where it was moved to. */
function nodesOf(steps: readonly GraphStep[], before: readonly StepNode[] = []): StepNode[] {
  const places = placeSteps(steps);
  const known = new Map(before.map((node) => [node.id, node]));
  return steps.map(({ id, label, state }) => ({
    ...known.get(id),
    ...{ id, type: 'step', data: { label, state } },
    position: known.get(id)?.position ?? places.get(id) ?? { x: 0, y: 0 },
  }));
}

function edgesOf(steps: readonly GraphStep[]): Edge[] {
  const known = new Set(steps.map(({ id }) => id));
  return steps.flatMap(({ id, needs, state }) =>
    needs
      .filter((need) => known.has(need))
      .map((need) => ({
        ...{ id: `${need} ${id}`, source: need, target: id, focusable: false, deletable: false },
        animated: state?.tone === 'ember',
      })),
  );
}

function StepBox({ id, data: { label, state }, isConnectable }: NodeProps<StepNode>) {
  return (
    <div className={styles.node} data-tone={state?.tone ?? 'plain'}>
      <Handle type="target" position={Position.Left} isConnectable={isConnectable} />
      <span className={styles.name}>{shownName(id)}</span>
      <span className={`${text.tiny} ${text.soft}`}>{state ? `${label} · ${state.words}` : label}</span>
      <Handle type="source" position={Position.Right} isConnectable={isConnectable} />
    </div>
  );
}
